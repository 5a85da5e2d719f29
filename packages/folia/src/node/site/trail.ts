import { withoutMarks } from '../../shared/inline-marks';
import { activeTrail, isActive, type NavData } from '../../shared/nav';
import type { UrlRules } from '../../shared/route';

/** A step on the way to a page; a group without a page of its own leads nowhere. */
export interface TrailStep {
  label: string;
  href: string | null;
}

/** The way to a page: the entry of the header, then the groups of the sidebar. The page itself is no part of it. */
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
