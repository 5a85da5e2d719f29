import './index.css';
export const cls = 'banner';
