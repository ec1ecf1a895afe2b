import { CITY_FIRST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Vietnam; names in the international order, with the middle name where it belongs to the given one. */
export const vietnam: Region = {
  countries: { VN: { forms: { 'Co., Ltd.': 13, JSC: 7, '': 3 }, tax: 10, level: 0.35 } },
  female: `Ái, Bích, Chi, Cúc, Diễm, Diệp, Dung, Duyên, Giang, Hạnh, Hằng, Hiền, Hoa, Hoài, Huệ, Hương, Huyền, Lan,
    Liên, Linh, Loan, Ly, Mỹ, Nga, Ngân, Ngọc, Nguyệt, Như, Oanh, Phương, Quyên, Quỳnh, Thảo, Thu, Thủy, Trang, Trinh,
    Tuyết, Uyên, Vân`,
  male: `Bảo, Bằng, Bình, Công, Cường, Duy, Đăng, Định, Đông, Hải, Hào, Hậu, Hiệp, Hùng, Huy, Khải, Khang, Kiên, Long,
    Lộc, Nam, Nghĩa, Nhân, Phong, Phú, Phúc, Quốc, Quý, Sơn, Tâm, Tân, Thắng, Thiện, Thịnh, Tiến, Trí, Trọng, Trung,
    Tùng, Vinh`,
  anyone: 'An, Anh, Khánh, Minh, Tú, Xuân',
  family: `Bạch, Bùi, Cao, Châu, Chu, Cù, Doãn, Dương, Đàm, Đào, Đỗ, Hồ, Hoàng, Hứa, Huỳnh, Khổng, Kiều, Kim, La, Lâm,
    Lê, Lều, Lương, Lưu, Mạc, Nghiêm, Ngô, Nguyễn, Nhâm, Ninh, Nông, Ông, Phạm, Phan, Phí, Phùng, Quách, Quan, Tăng,
    Thạch, Thái, Thân, Tô, Tôn, Trà, Trần, Triệu, Trương, Ung, Vi, Võ, Vương, Âu, Cung, Hàn, Khúc, Lại, Liễu, Tiêu,
    Tống, Uông`,
  streets: {
    form: '# *',
    numbers: [[1, 390]],
    names: `Đường An Dương Vương, Đường Bà Triệu, Đường Cách Mạng Tháng Tám, Đường Cầu Giấy, Đường Đồng Khởi,
      Đường Hai Bà Trưng, Đường Hoàng Diệu, Đường Kim Mã, Đường Láng Hạ, Đường Lê Duẩn, Đường Lê Lợi,
      Đường Lê Thánh Tôn, Đường Lý Thái Tổ, Đường Nam Kỳ Khởi Nghĩa, Đường Ngô Quyền, Đường Nguyễn Du,
      Đường Nguyễn Huệ, Đường Pasteur, Đường Phan Bội Châu, Đường Phan Chu Trinh, Đường Tôn Đức Thắng,
      Đường Trần Hưng Đạo, Đường Trần Phú, Phố Hàng Bạc, Phố Hàng Bông, Phố Hàng Gai`,
  },
  clubs: {
    words: `${CLASSICAL}, Bạch Hổ, Bình Minh, Hoa Sen, Hừng Đông, Mặt Trời, Ngôi Sao, Rồng Vàng, Sao Mai, Sóng Xanh`,
    parts: `Bắc, Nam, Tây, Bến Cảng, Chợ Lớn Mới, Công Viên, Hồ Xanh, Nhà Ga, Phố Cổ, Tân Bình Minh, Tân Lập,
      Thượng Lý, Vạn Xuân, Vườn Hồng`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, CLB *', any: 'CLB *, * Club' },
  },
  hotels: {
    plain: 'Khách Sạn *, Nhà Nghỉ *',
    withCity: 'Khách Sạn * @, Hotel * @, * Hotel @, * Homestay @',
    words: `Anh Đào, Bách Hợp, Ban Mai, Bình Yên, Bướm Vàng, Cẩm Tú, Cát Trắng, Cây Đa, Dã Quỳ, Đại Dương, Hạc Trắng,
      Hải Đăng, Hoa Đào, Hoa Mai, Hồng Hạc, Lá Phong, Lan Rừng, Ngọc Lan, Nhài, Sen Hồng, Sen Vàng, Suối Mơ,
      Thạch Thảo, Tre Xanh, Trúc Đào, Tùng Xanh`,
    and: ' & ',
  },
};
