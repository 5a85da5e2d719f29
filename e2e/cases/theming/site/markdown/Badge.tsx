/** Takes the place of the theme's component of the same name. */
export const Badge = ({ text }: { text: string }) => <span className="own-badge">[{text}]</span>;
