/** What marks in the text look like. */
import './SearchMarks.lazy.css';
