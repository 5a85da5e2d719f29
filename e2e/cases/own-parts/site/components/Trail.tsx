import { useParts } from 'folia/client';

/** Renders the part that the theme has added. */
export function Trail() {
  const { Breadcrumb } = useParts();
  return Breadcrumb && <Breadcrumb />;
}
