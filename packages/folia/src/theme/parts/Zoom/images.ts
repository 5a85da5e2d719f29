import '../../styles/round-button.lazy.css';
import './Zoom.lazy.css';

/** Comes with its look to pages that have an image. */
export { watchImages } from '../../../client/zoom/watch-images';
