export type { NoteProps } from './note';
export { Note } from './note';
