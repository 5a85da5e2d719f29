import { usePage } from 'folia/client';
import { strings } from './strings.mjs';

/** With which version of the tool the samples of the page were built. */
export default function VerifiedWith({ version }: { version: string }) {
  const [before, after] = strings[usePage().page.route.locale]?.verified.split('{tool}') ?? [];
  return (
    <p className="sample-version" data-folia-screen-only="">
      {before}
      <code>@rslib/core</code> {version}
      {after}
    </p>
  );
}
