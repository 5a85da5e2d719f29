self.onmessage = ({ data }: MessageEvent<number[]>) => {
  self.postMessage(data.length);
};
