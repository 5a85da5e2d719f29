import { useSite } from 'folia/client';

/** Takes the place of the theme's own part. */
export const OwnFooter = () => <footer className="own-footer">The footer of {useSite().title}</footer>;
