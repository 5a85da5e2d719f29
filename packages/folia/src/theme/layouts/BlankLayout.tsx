import { Article as Body, Slot, useVisible } from '../../client';
import { Announcer } from '../parts/Announcer/Announcer';
import { OfflineNotice } from '../parts/OfflineNotice/OfflineNotice';
import { ProgressBar } from '../parts/ProgressBar/ProgressBar';

/** `pageType: blank`: the page's own content and nothing else. */
export function BlankLayout() {
  const { globalUIComponents } = useVisible();
  return (
    <>
      <main id="folia-content" tabIndex={-1}>
        <Body />
      </main>
      {globalUIComponents && <Slot name="global" />}
      <ProgressBar />
      <Announcer />
      <OfflineNotice />
    </>
  );
}
