import { CITY_FIRST, ENGLISH_WORDS } from './common.ts';
import type { Region } from './region.ts';

/** China, in Hanyu Pinyin without tone marks. Source: the Ministry of Public Security's annual reports on names. */
export const china: Region = {
  countries: {
    CN: {
      name: 'China',
      currency: 'CNY',
      language: 'zh',
      phone: '+86 154 #### ####',
      utcOffset: 480,
      market: 6,
      adjective: 'Chinese',
      cities: `
        Shanghai|31.2204|121.4537
        Beijing|39.9042|116.4074
        Shenzhen|22.5531|114.0579
        Guangzhou|23.1291|113.2744
        Chengdu|30.6598|104.0633
        Wuhan|30.588|114.275`,
      towns: 'Tianjin, Chongqing, Nanjing, Hangzhou, Changsha, Qingdao, Dalian, Kunming, Harbin, Jinan',
      forms: { 'Co., Ltd.': 17, 'Group Co., Ltd.': 3 },
      tax: 13,
      level: 0.55,
    },
  },
  female: `Aihua, Baozhen, Caihong, Dongmei, Guiying, Lihua, Shufen, Xiuying, Yulan, Yuzhen, Danni, Fangfang, Haiyan,
    Hongmei, Huifang, Jia, Juan, Lijuan, Lili, Linlin, Meihui, Meiling, Qian, Qiong, Shuang, Ting, Xiaohong, Xiaoli,
    Yan, Yingying, Jiaqi, Jingyi, Ruolan, Siyu, Xinyi, Xuan, Yating, Yuhan, Yuting, Zihan`,
  male: `Fuqiang, Guangming, Guodong, Guoqiang, Jianguo, Jianhua, Jianjun, Weiming, Yongjun, Zhenhua, Bojun, Chao, Gang,
    Hui, Junjie, Jun, Kun, Lei, Mingyuan, Qiang, Shaowei, Weiqiang, Wenbo, Wenjie, Xiaofeng, Xin, Yiming, Zhiqiang,
    Zhihao, Zhiwei, Bowen, Chenyu, Haoran, Haoyu, Jiahao, Tianyu, Yichen, Yuxuan, Zeyu, Zihao`,
  anyone: 'Jiaxin, Mingxi, Xiaoyu, Yuchen, Yuxi, Zichen',
  family: `Bai, Cai, Cao, Chang, Chen, Cui, Dai, Deng, Du, Duan, Fan, Fu, Gao, Ge, Gong, Guo, Han, Hao, He, Hou, Huang, Jin,
    Kang, Li, Liao, Liu, Long, Lu, Luo, Ma, Meng, Mo, Qiao, Qin, Qiu, Ren, Shao, Shen, Song, Su, Sun, Tan, Tang, Tian, Wan,
    Wang, Wu, Xia, Xiao, Xie, Xiong, Xu, Yang, Yao, Yin, Yuan, Zeng, Zhang, Zhao, Zheng, Zhong, Zhou, Zhu`,
  frequent: { Wang: 7.1, Li: 7, Zhang: 6.7, Liu: 5.4, Chen: 4.5, Yang: 3.1 },
  streets: {
    form: 'No. # *',
    numbers: [[1, 890]],
    names: `Baihua Road, Beijing Road, Dongfang Road, Fuxing Road, Gongyuan Road,
      Heping Road, Hongqi Road, Hubin Road, Huanghe Road, Jianguo Road, Jianshe Road, Jinxiu Road, Longhua Road, Minzhu Road,
      Nongye Road, Qingnian Road, Shengli Street, Shuguang Road, Tuanjie Road, Wenhua Road, Xingfu Road, Xinhua Road,
      Yingbin Avenue, Youyi Road, Zhongshan Road`,
  },
  clubs: {
    words: `Baihe, Baihu, Chaoyue, Dapeng, Feihu, Feilong, Fenghuang, Haiou, Hailang, Heima, Hongxing, Hongyan,
      Huolong, Jifeng, Jinma, Jinying, Kunpeng, Leiting, Longteng, Luyin, Menghu, Qilin, Qiming,
      Qinglong, Shandian, Shenying, Taiyang, Tengfei, Tianma, Tielang, Wolong, Xingguang, Xiongshi, Xiongying,
      Yalong, Yinhe, Yongshi, Zhenlong`,
    parts: `North, South, West, Central, Dahu, Dongshan, Haitang, Jinshan, Kangle, Longtan, Nanhu, Shuangqiao, Taohua,
      Xinjie`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, *', Basketball: '* BC, *', Volleyball: '* VC', any: '* Club' },
  },
  grounds: {
    outdoor: '* Stadium, * Sports Center Stadium',
    hall: '* Gymnasium, * Sports Hall, * Arena',
    ice: '* Ice Arena, * Ice Hall',
  },
  hotels: {
    plain: '* Binguan, * Kezhan',
    withCity: '* Hotel @, Hotel * @, * Garden Hotel @, * Inn @',
    words: `Baihe, Baiyu, Biyun, Chunfeng, Danfeng, Fuqing, Guihua, Hehua, Heyi, Huaxi, Jinhe, Jinxiu, Kunlun, Liuyuan,
      Meihua, Mudan, Osmanthus, Qingshan, Ruyi, Shuangyan, Tianhu, Wisteria, Yuehu, Yulan, Zhulin`,
    and: ' & ',
  },
  tradeNames: {
    starts: 'Jin, Lan, Tian, Yun, Long, Xin, Dong, Hong, Rui, Qing',
    ends: 'hai, feng, yuan, he, cheng',
    own: ENGLISH_WORDS,
  },
};
