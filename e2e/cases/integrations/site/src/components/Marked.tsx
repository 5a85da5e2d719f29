import { defaultLabel } from '@parts/labels';
import { Badge } from '@theme';

export const Marked = ({ label = defaultLabel }: { label?: string }) => <Badge text={label} />;
