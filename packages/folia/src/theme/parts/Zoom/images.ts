import '../../styles/round-button.later.css';
import './Zoom.later.css';

/** Comes with its look to pages that have an image. */
export { watchImages } from '../../../client/zoom/watch-images';
