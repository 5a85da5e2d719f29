import type { ReactNode } from 'react';
import { Slot } from '../../client';
import { useParts } from '../hooks/use-parts';
import { useVisible } from '../hooks/use-visible';
import { useZoom } from '../hooks/use-zoom';
import { Announcer } from '../parts/Announcer/Announcer';
import { ProgressBar } from '../parts/ProgressBar/ProgressBar';
import { SkipLink } from '../parts/SkipLink/SkipLink';
import { useTooltips } from '../parts/Tooltip/use-tooltips';

/** What every kind of page has around it: skip link, header, and the parts that float above. */
export function Shell({ children }: { children: ReactNode }) {
  const { Header } = useParts();
  const { navbar, globalUIComponents } = useVisible();
  useZoom(globalUIComponents);
  useTooltips();
  return (
    <>
      <SkipLink />
      <Slot name="top" />
      {navbar && (
        <>
          <Slot name="beforeNav" />
          <Header />
          <Slot name="afterNav" />
        </>
      )}
      {children}
      <Slot name="bottom" />
      {globalUIComponents && <Slot name="global" />}
      <ProgressBar />
      <Announcer />
    </>
  );
}
