import { ReactComponent as Mark } from './mark.svg';

export const Brand = () => (
  <p>
    <Mark width={16} /> Acme
  </p>
);
