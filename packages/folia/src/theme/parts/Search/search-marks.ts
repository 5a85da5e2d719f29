/** Styles of the marks in the text. */
import './SearchMarks.lazy.css';
