import { useEffect, useRef } from 'react';
import { starPlaces, starShift, starSize } from './stars';

/** Stars that come to the pointer. They do not move for users who prefer reduced motion. */
export function Stars() {
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (ref.current && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return followPointer(ref.current);
  }, []);
  return (
    <svg ref={ref} className="landing-stars" aria-hidden="true" focusable="false">
      {starPlaces.map(([x, y], index) => (
        <circle key={`${x}-${y}`} cx={`${x}%`} cy={`${y}%`} r={starSize(index) / 2} />
      ))}
    </svg>
  );
}

/** @returns what undoes it */
function followPointer(sky: SVGSVGElement): () => void {
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
