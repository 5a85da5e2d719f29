import { useParts } from '../hooks/use-parts';
import { Frame } from './Frame';

export function NotFoundLayout() {
  const { NotFound } = useParts();
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}
