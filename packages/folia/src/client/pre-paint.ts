import { APPEARANCE_KEY } from './appearance';

/**
 * Source of the inline script in the head: runs before the first paint, marks that scripts run (`html.js`) and puts
 * the stored or the system's appearance on the root (AP-08). It states the same rules as `appearance.ts`, in code
 * short enough for every page; a test holds both together. With `darkMode` off the page stays light (AP-06).
 */
export function prePaintOf({ darkMode }: { darkMode: boolean }): string {
  const mark = 'e.classList.add("js")';
  if (!darkMode) return `{let e=document.documentElement;${mark}}`;
  const stored = `let c;try{c=localStorage.getItem(${JSON.stringify(APPEARANCE_KEY)})}catch{}`;
  const dark = 'let d=c=="dark"||c!="light"&&matchMedia("(prefers-color-scheme: dark)").matches';
  return `{let e=document.documentElement;${mark};${stored};${dark};e.classList.toggle("dark",d);e.style.colorScheme=d?"dark":"light"}`;
}
