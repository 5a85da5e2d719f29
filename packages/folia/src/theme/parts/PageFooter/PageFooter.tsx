import { Slot, useParts } from '../../../client';
import { LastUpdated } from '../LastUpdated/LastUpdated';
import './PageFooter.css';

/** Below the text: edit link and last update on one line, then previous and next page. */
export function PageFooter() {
  const { EditLink, PrevNext } = useParts();
  return (
    <footer className="folia-page-footer">
      <Slot name="beforeDocFooter" />
      <div className="folia-page-facts">
        <EditLink />
        <LastUpdated />
      </div>
      <PrevNext />
      <Slot name="afterDocFooter" />
    </footer>
  );
}
