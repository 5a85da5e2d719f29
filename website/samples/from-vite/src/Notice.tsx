import info from './info.svg';
import styles from './notice.module.css';

export interface NoticeProps {
  text: string;
}

export const Notice = ({ text }: NoticeProps) => {
  if (import.meta.env.DEV && !text) console.warn('Notice: no text');
  return (
    <p className={styles.notice}>
      <img src={info} alt="" /> {text}
    </p>
  );
};
