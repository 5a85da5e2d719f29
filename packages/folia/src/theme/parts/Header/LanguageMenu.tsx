import { usePage, useStrings } from '../../../client';
import { Icon } from '../Icon/Icon';
import { AlternateMenu } from './AlternateMenu';

/** Only when the site speaks more than one language (LG-04). */
export function LanguageMenu() {
  const { languages } = usePage();
  return <AlternateMenu languages name={useStrings().language} icon={<Icon name="language" />} entries={languages} />;
}
