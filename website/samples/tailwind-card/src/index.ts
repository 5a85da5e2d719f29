import './styles.css';

export { Card } from './Card';
