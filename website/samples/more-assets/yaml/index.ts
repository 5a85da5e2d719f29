import city from './city.yaml';
import paper from './paper.toml';

export const label: string = `${city.name}, ${paper.size.width} ${paper.unit}`;
