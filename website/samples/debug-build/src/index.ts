import dayjs from 'dayjs';
import { plural } from './plural';

export const daysLeft = (until: string): string => {
  const days = dayjs(until).diff(dayjs(), 'day');
  return `${days} ${plural(days, 'day')} left`;
};
