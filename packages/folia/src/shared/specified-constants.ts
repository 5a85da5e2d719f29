/**
 * Values that the specification lists although no part of the engine or its theme uses them: the layers of controls a
 * documentation site has no need for. They are kept here, apart from the constants in use, so that a theme that adds such a
 * control puts it where the specification wants it (see `layers.ts`).
 */
export const specifiedLayers = {
  popconfirm: 100,
  tour: 100,
  select: 50,
  dropdown: 50,
  datePicker: 50,
} as const;
