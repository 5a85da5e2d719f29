self.onmessage = (event: MessageEvent<number[]>) => {
  self.postMessage(event.data.reduce((sum, value) => sum + value, 0));
};
