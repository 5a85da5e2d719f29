import * as markup from '../../shared/markup';

export type Listen = (type: string, run: (event: Event) => void) => void;

/** Work without script, so nothing has to be repeated. */
export const native = 'a[href],summary,input,select,textarea,label,[popovertarget],[commandfor],[type=submit]';
/** Handled by `startReading`. */
export const answered = `[${markup.code}],[${markup.copyPage}],[${markup.appearanceSwitch}],[${markup.tabList}]`;
export const pressable =
  'button,[role=button],[role=tab],[role=switch],[role=option],[role^=menuitem],[role=checkbox],.folia-doc img';
/** Code blocks count: pointing at one is how its buttons are found. */
export const control = `${native},${pressable},[${markup.code}]`;
