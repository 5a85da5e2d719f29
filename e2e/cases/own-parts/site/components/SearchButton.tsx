import { type ComponentType, useState } from 'react';

/** A field below the button, whose code is loaded when it is opened. */
export function SearchButton() {
  const [box, setBox] = useState<{ Box: ComponentType } | null>(null);
  const toggle = async () => {
    const { SearchBox } = await import('./SearchBox');
    setBox(box ? null : { Box: SearchBox });
  };
  return (
    <>
      <button type="button" className="own-search" onClick={toggle}>
        Find
      </button>
      {box && <box.Box />}
    </>
  );
}
