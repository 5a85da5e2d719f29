import { afterEach, expect, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Toggle } from '../src';

afterEach(cleanup);

test('a click presses the button', () => {
  render(<Toggle label="Dark mode" />);
  const button = screen.getByRole('button', { name: 'Dark mode' });

  fireEvent.click(button);

  expect(button.getAttribute('aria-pressed')).toBe('true');
});
