import { Slot } from '../../../client';
import { EditLink } from '../EditLink/EditLink';
import { LastUpdated } from '../LastUpdated/LastUpdated';
import { PrevNext } from '../PrevNext/PrevNext';
import './PageFooter.css';

/** What follows the text: edit link and last update on one line, then the neighbours. */
export function PageFooter() {
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
