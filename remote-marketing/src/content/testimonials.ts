export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  /** What the person does and where. */
  readonly role: string;
}

/** Each of them gave five stars. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'They came to the garden and stood beside the scales for a whole morning before they drew a single screen. The weights and the wages now agree.',
    name: 'Bikash Lama',
    role: 'Manager of a tea garden, Alipurduar',
  },
  {
    quote:
      'Parents used to telephone about every notice. Now they read it on their phones, in Bengali, and the office is quiet by ten.',
    name: 'Sutapa Ghosh',
    role: 'Headmistress, Cooch Behar',
  },
  {
    quote:
      'One page of numbers a month, and I understand every one of them. When something did not work they told me first.',
    name: 'Imran Hossain',
    role: 'Owner of a furniture shop, Kolkata',
  },
];
