import { withoutMarks } from '../../shared/inline-marks';
import { activeTrail, isActive, type NavData } from '../../shared/nav';
import type { UrlRules } from '../../shared/route';

/** A step of the breadcrumbs; a group without a page of its own has no link. */
export interface TrailStep {
  label: string;
  href: string | null;
}

/** The breadcrumbs of a page: the entry of the header, then the groups of the sidebar, without the page itself. */
export function findTrail({ nav, sidebar }: NavData, href: string, rules: UrlRules): TrailStep[] {
  const top = nav.filter((item) => isActive(item, href, rules)).slice(0, 1);
  const groups = activeTrail(sidebar, href).filter((node) => node.kind === 'group');
  const steps = [...top, ...groups].map((step) => ({ label: withoutMarks(step.label), href: step.href }));
  return steps.filter((step, index) => step.href !== href && steps.findIndex(isSame(step)) === index);
}

const isSame =
  ({ label }: TrailStep) =>
  (other: TrailStep): boolean =>
    other.label === label;
