import type { ReactNode } from 'react';
import { Slot, useParts, useVisible, useZoom } from '../../client';
import { Announcer } from '../parts/Announcer/Announcer';
import { ProgressBar } from '../parts/ProgressBar/ProgressBar';
import { SkipLink } from '../parts/SkipLink/SkipLink';
import { useTooltips } from '../parts/Tooltip/use-tooltips';

const loadZoom = () => import('../parts/Zoom/images');

/** What every kind of page has around it: skip link, header, and the parts that float above. */
export function Shell({ children }: { children: ReactNode }) {
  const { Header } = useParts();
  const { navbar, globalUIComponents } = useVisible();
  useZoom({ load: loadZoom, enabled: globalUIComponents });
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
