import { usePage } from 'folia/client';
import { Button } from 'folia/theme';
import { Counter } from '../../components/Counter';

export const frontmatter = { pageType: 'custom', description: 'Written as a component.' };

export default function Custom() {
  return (
    <>
      <h1>A custom page in TSX</h1>
      <p>Its address is {usePage().page.href}</p>
      <Counter start={7} />
      <Button href="/blank-tsx">Go on</Button>
    </>
  );
}
