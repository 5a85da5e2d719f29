import Dot from './dot.svg?react';

export const Icon = () => <Dot width={16} />;
