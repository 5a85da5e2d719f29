/** Finds or installs the programs that the browser tests need, while other steps run. One after the other: apt has one lock. */
import { browserNames, findBrowser } from './find-browsers.mjs';
import { findChromium, thisMachine } from './find-chromium.mjs';
import { findGroonga } from './find-groonga.mjs';

const machine = thisMachine();
console.log(findChromium(machine));
console.log(findGroonga(machine));
for (const name of browserNames) console.log(findBrowser(name, machine));
