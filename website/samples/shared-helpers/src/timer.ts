import { Clock } from './clock';

export class Timer extends Clock {
  left = 60;
}
