import { useEffect, useRef } from 'react';
import { starPlaces, starShift, starSize } from './stars';

/** The drawn night behind the hero: a warm glow, and stars that come to the pointer (LD-05…LD-09). */
export function Sky() {
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => followPointer(ref.current), []);
  return (
    <div className="landing-sky" aria-hidden="true">
      <svg ref={ref} className="landing-stars" aria-hidden="true" focusable="false">
        {starPlaces.map(([x, y], index) => (
          <circle key={`${x}-${y}`} className="landing-star" cx={`${x}%`} cy={`${y}%`} r={starSize(index) / 2} />
        ))}
      </svg>
    </div>
  );
}

/** Returns what undoes it. Stars rest when less motion is asked for. */
function followPointer(sky: SVGSVGElement | null): (() => void) | undefined {
  if (!sky || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const stars = [...sky.querySelectorAll('circle')];
  const move = (event: PointerEvent) => {
    const box = sky.getBoundingClientRect();
    stars.forEach((star, index) => {
      const [x, y] = starPlaces[index] ?? [0, 0];
      const home = { x: box.left + (box.width * x) / 100, y: box.top + (box.height * y) / 100 };
      const shift = starShift(home, { x: event.clientX, y: event.clientY });
      star.style.translate = shift ? `${shift.x}px ${shift.y}px` : '';
    });
  };
  window.addEventListener('pointermove', move, { passive: true });
  return () => window.removeEventListener('pointermove', move);
}
