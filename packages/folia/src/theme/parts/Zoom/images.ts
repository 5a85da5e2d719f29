import '../../styles/round-button.lazy.css';
import './Zoom.lazy.css';

/** Loaded, with its styles, by pages that have an image. */
export { watchImages } from '../../../client';
