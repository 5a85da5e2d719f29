import { useParts } from '../hooks/use-parts';
import { NotFound as OwnNotFound } from '../parts/NotFound/NotFound';
import { Frame } from './Frame';

export function NotFoundLayout() {
  const { NotFound = OwnNotFound } = useParts();
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}
