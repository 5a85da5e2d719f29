import { Counter } from '../../components/Counter';

export const frontmatter = { pageType: 'blank' };

export default function Blank() {
  return (
    <>
      <h1>A blank page in TSX</h1>
      <Counter start={9} />
      <a href="/">Home</a>
    </>
  );
}
