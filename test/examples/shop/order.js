import { z } from 'zod';

/** An order, as the app of the shop checks it. */
export const order = z.object({
  id: z.int(),
  user_id: z.int(),
  product_id: z.int(),
  quantity: z.int().min(1).max(5),
  price: z.number(),
  total: z.number(),
  status: z.enum(['paid', 'sent', 'delivered', 'returned']),
  created_at: z.iso.datetime(),
});
