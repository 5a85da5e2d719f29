/** Something that could not be translated, with its place in the source. */
export interface Note {
  /** Relative to the source folder, with forward slashes. */
  file: string;
  /** 1-based; 0: the file as a whole. */
  line: number;
  message: string;
  /** What to do. */
  hint: string;
}

/** A file of the new site: its text, or the absolute path of the file that is copied. */
export type NewFile = { text: string } | { from: string };

/** The site that is to be written. Paths are relative to its folder, with forward slashes. */
export interface Migration {
  files: Map<string, NewFile>;
  /** The options of `folia.config.ts`. */
  config: Options;
  notes: Note[];
}

export type Options = Record<string, unknown>;

/** A site of another engine. */
export interface SourceSite {
  /** Absolute path of the project: the folder of its package.json. */
  root: string;
  /** Absolute path of the configuration file. */
  config: string;
}

/** A place in the source; `file` is an absolute path. */
export interface Place {
  file: string;
  line: number;
}

/** What is known of the source while it is translated. */
export interface SourceContext extends SourceSite {
  notes: Note[];
  /** Notes what could not be translated. */
  note(place: Place, message: string, hint: string): void;
}

/** The configuration of the source, as it was evaluated. */
export interface Configuration {
  value: Options;
  /** Options of a plugin → the package that made them. */
  origins: WeakMap<object, string>;
}

/** An engine that `folia migrate` knows. */
export interface Engine {
  name: string;
  /** The site in a folder; null when it is none of this engine. */
  find(folder: string): SourceSite | null;
  migrate(site: SourceContext, configuration: Configuration): Migration | Promise<Migration>;
}
