export function minutes(text: string): number {
  return Math.ceil(text.trim().split(/\s+/).length / 200);
}

export function label(element: Element): void {
  const line = document.createElement('p');
  line.textContent = `${minutes(element.textContent ?? '')} min read`;
  element.prepend(line);
}
