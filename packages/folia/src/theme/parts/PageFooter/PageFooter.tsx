import { Slot, useLayout, useParts, useSite } from '../../../client';
import * as markup from '../../../shared/markup';
import { LastUpdated } from '../LastUpdated/LastUpdated';
import './PageFooter.css';

/** Below the text: whether it was helpful, edit link and last update on one line, then previous and next page. */
export function PageFooter() {
  const { EditLink, PrevNext } = useParts();
  const { feedback } = useSite();
  return (
    <footer className="folia-page-footer" {...{ [markup.screenOnly]: '' }}>
      <Slot name="beforeDocFooter" />
      {feedback && <Feedback />}
      <div className="folia-page-facts">
        <EditLink />
        <LastUpdated />
      </div>
      <PrevNext />
      <Slot name="afterDocFooter" />
    </footer>
  );
}

/** Sites that do not ask do not load its code. */
function Feedback() {
  const Form = useLayout('feedback');
  return <Form />;
}
