import './Shout.css';

/** Known to every page by the configuration. */
export default function Shout({ text }: { text: string }) {
  return <strong className="shout">{text.toUpperCase()}!</strong>;
}
