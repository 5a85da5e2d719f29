export default function SecondSign() {
  return <p className="second-sign">The second of two</p>;
}
