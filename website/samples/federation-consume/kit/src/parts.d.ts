declare module 'parts/counter' {
  export const Counter: (props: { start?: number }) => import('react').JSX.Element;
}
