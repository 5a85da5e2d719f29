import { Slot, useParts } from '../../../client';
import { LastUpdated } from '../LastUpdated/LastUpdated';
import './PageFooter.css';

/** What follows the text: edit link and last update on one line, then the neighbours. */
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
