import { type SlotName, slotNames } from 'folia/client';
import { useState } from 'react';

/** Something for every slot; a click shows that it is interactive. */
export const slots = Object.fromEntries(slotNames.map((name) => [name, slotFor(name)]));

function slotFor(name: SlotName) {
  return function InSlot() {
    const [presses, setPresses] = useState(0);
    return (
      <button type="button" className="in-slot" data-name={name} onClick={() => setPresses(presses + 1)}>
        {name} {presses}
      </button>
    );
  };
}
