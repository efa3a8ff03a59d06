import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestimonialItem } from './testimonial-item.tsx';

const testimonial = { quote: 'They listen.', name: 'Asha Roy', role: 'Owner of a shop' };

test('a testimonial links to the client’s website if the client agreed to be named', () => {
  const { rerender } = render(<TestimonialItem stars="5 out of 5" testimonial={testimonial} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  const site = { name: 'Roy Sarees', url: 'https://roy.example/' };
  rerender(<TestimonialItem stars="5 out of 5" testimonial={{ ...testimonial, site }} />);
  expect(screen.getByRole('link', { name: 'Roy Sarees' })).toHaveAttribute('href', site.url);
});
