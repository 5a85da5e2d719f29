import { usePage, useStrings } from '../../../client';
import { Icon } from '../Icon/Icon';
import { AlternateMenu } from './AlternateMenu';

/** The page in other languages. Renders nothing when there is one language. */
export function LanguageMenu() {
  const { languages } = usePage();
  return <AlternateMenu languages name={useStrings().language} icon={<Icon name="language" />} entries={languages} />;
}
