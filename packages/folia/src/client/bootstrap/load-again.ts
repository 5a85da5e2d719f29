/**
 * Answers the press of a control whose code is gone after a newer deployment: browsers do not ask again for a module that could not be
 * loaded. Without an answer of the server the page is loaded once the connection is back.
 */
export function loadAgain(): void {
  const reload = () => location.reload();
  fetch(location.href).then(reload, () => addEventListener('online', reload));
}
