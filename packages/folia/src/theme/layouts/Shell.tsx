import type { ReactNode } from 'react';
import { Slot, useParts, useStrings, useVisible, useZoom } from '../../client';
import { newTabId } from '../../shared/reserved-ids';
import { Announcer } from '../parts/Announcer/Announcer';
import { OfflineNotice } from '../parts/OfflineNotice/OfflineNotice';
import { ProgressBar } from '../parts/ProgressBar/ProgressBar';
import { SkipLink } from '../parts/SkipLink/SkipLink';
import { useTooltips } from '../parts/Tooltip/use-tooltips';

const loadZoom = () => import('../parts/Zoom/images');

/**
 * What is around the content of every layout: skip link, header, progress bar, the slots around them; zoom and tooltips.
 *
 * @example <Shell><main id="folia-content" tabIndex={-1}>…</main></Shell>
 */
export function Shell({ children }: { children: ReactNode }) {
  const { Header } = useParts();
  const strings = useStrings();
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
      <OfflineNotice />
      <span id={newTabId} hidden>
        {strings.newTab}
      </span>
    </>
  );
}
